export const OUTSIDE_WORDS = {
  no_address: 'This is not a web address. It begins with https://.',
  no_server: 'This is not the name of a server, such as sftp.example.gov.uk.',
  not_https: 'Only addresses that begin with https:// are called.',
  has_password: 'The address may not contain a user name or a password.',
  port_refused: 'Only port 443, for SFTP port 22, and ports above 1023 are called.',
  no_such_host: 'No server goes by this name.',
  not_public: 'The address leads into a private network. Only servers on the public internet are called.',
  not_reached: 'The server could not be reached.',
  not_trusted: 'The certificate of the server is not valid for this address.',
  no_answer_in_time: 'The server did not answer in time.',
  redirected: 'The server sends callers on to another address, which is not followed. Enter that address instead.',
  too_large: 'The answer is too large.',
  broken_off: 'The server broke the connection off, or its answer makes no sense.',
} as const;

export type OutsideFailure = {
  ok: false;
  reason: keyof typeof OUTSIDE_WORDS;
  /** HTTP status; null if there was no response. */
  status: number | null;
  words: string;
  location: string | null;
};

const LONGEST_LOCATION = 500;

export function failed(
  reason: OutsideFailure['reason'],
  status: number | null = null,
  location: string | undefined = undefined,
): OutsideFailure {
  const shortLocation = location?.slice(0, LONGEST_LOCATION) || null;
  return {
    ok: false,
    reason,
    status,
    words: describeFailure(OUTSIDE_WORDS[reason], shortLocation),
    location: shortLocation,
  };
}

export const describeFailure = (words: string, location: string | null): string =>
  location === null ? words : `${words} It answered with the address ${location}`;
