type Failure = { code?: string; originalCode?: string; reason?: string; cert?: { subjectaltname?: string } };

/** @param url SMTP_URL; its user and password are not repeated @returns sentences without the last full stop; null for an unknown error */
export function explainFailure(error: unknown, url: string): string | null {
  const { protocol, hostname, port } = new URL(url);
  const { code = '', originalCode, reason = '', cert } = Object(error) as Failure;
  const cause = originalCode ?? code;
  const isSealed = protocol === 'smtps:';
  const place = `${hostname}:${port || (isSealed ? 465 : 587)}`;
  if (/wrong version number|packet length too long/i.test(reason) || cause === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return `${place} doesn’t use TLS from the start, as smtps:// in SMTP_URL requires. Use smtp:// with port 587, or smtps:// with port 465`;
  if (cause === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate of ${place} is for ${namesIn(cert?.subjectaltname)}, not for ${hostname}. Put the right name into SMTP_URL, or a certificate for ${hostname} on the mail server`;
  return EXPLANATIONS[cause]?.(place, hostname) ?? null;
}

const NEEDS_AUTHORITY =
  'or start the site with NODE_EXTRA_CA_CERTS naming a file with the certificate of its authority (PEM)';
const selfSigned = (place: string) =>
  `The certificate of ${place} is self-signed. Use one from a public authority on the mail server, ${NEEDS_AUTHORITY}`;
const unknownAuthority = (place: string) =>
  `The certificate of ${place} comes from an authority this computer doesn’t know, or intermediate certificates are missing. Make the mail server send its full chain, ${NEEDS_AUTHORITY}`;
const unreachable = (place: string) =>
  `This computer can’t reach ${place}. Check the network and firewall: many hosting providers block mail ports`;

const EXPLANATIONS: Record<string, (place: string, host: string) => string> = {
  CERT_HAS_EXPIRED: (place) => `The certificate of ${place} has expired. Renew it on the mail server`,
  CERT_NOT_YET_VALID: (place) =>
    `The certificate of ${place} is not valid yet. Check the clocks of this computer and the mail server`,
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  ECONNREFUSED: (place) =>
    `${place} refuses connections. Check the host and port in SMTP_URL with your provider (usually 587 with smtp://, 465 with smtps://)`,
  ENOTFOUND: (_, host) => `There’s no host ${host}. Check SMTP_URL for a typing mistake`,
  EAI_AGAIN: (_, host) => `This computer couldn’t look up ${host}. Check its name server`,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: (place) =>
    `${place} didn’t respond in time. Check the host and port in SMTP_URL with your provider, and check the firewall: many hosting providers block mail ports`,
  ECONNRESET: (place) => `${place} broke off the connection. Look at the log of the mail server`,
};

/** The host names in a certificate. Anything else is dropped, because the other side chose its contents. */
function namesIn(alternatives = ''): string {
  const names = [...alternatives.matchAll(/DNS:([\w*.-]{1,100})/g)].map(([, name]) => name);
  return names.length > 0 ? names.slice(0, 3).join(', ') : 'another host';
}
