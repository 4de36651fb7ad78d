import { OUTSIDE_WORDS, type OutsideFailure } from '#platform/outbound/outside-failure.ts';

export type SftpFailure =
  | OutsideFailure['reason']
  | 'no_ssh'
  | 'other_host_key'
  | 'secret_lost'
  | 'login_refused'
  | 'no_sftp'
  | 'no_folder'
  | 'not_allowed'
  | 'server_refused'
  | 'size_differs';

export const SFTP_FAILURES: Record<SftpFailure, string> = {
  ...OUTSIDE_WORDS,
  too_large: 'A file on the server is too large to be read.',
  broken_off: 'The connection broke off.',
  no_ssh: 'The server does not speak SSH, or nothing that this site speaks as well.',
  other_host_key:
    'The server showed another key than the one that was confirmed, so nothing was sent to it. Ask those who run it whether their key is new.',
  secret_lost: 'The key or password cannot be read, because SECRET_KEY was changed. Save the account again.',
  login_refused: 'The server did not accept the user name with this key or password.',
  no_sftp: 'The server let the user in, but gives no SFTP.',
  no_folder: 'The server has no such folder.',
  not_allowed: 'The account may not do this in the folder.',
  server_refused: 'The server refused to take or give a file.',
  size_differs: 'The file on the server is not as long as what was sent.',
};

export class SftpError extends Error {
  override name = 'SftpError';
  readonly reason: SftpFailure;
  readonly hostKey: string | null;

  constructor(reason: SftpFailure, cause?: unknown, hostKey: string | null = null) {
    super(SFTP_FAILURES[reason], { cause });
    this.reason = reason;
    this.hostKey = hostKey;
  }
}
