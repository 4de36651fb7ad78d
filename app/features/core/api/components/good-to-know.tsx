export function GoodToKnow() {
  return (
    <div className="prose mt-4">
      <ul>
        <li>
          <strong>Pages.</strong> Follow <code>next</code>, which is in the header <code>Link</code> too, until it is{' '}
          <code>null</code>.
        </li>
        <li>
          <strong>Asking again.</strong> Send the <code>ETag</code> of an answer as <code>If-None-Match</code>. If
          nothing changed, you get 304 and no body.
        </li>
        <li>
          <strong>Faults</strong> come as <code>application/problem+json</code> (RFC 9457): <code>detail</code> says
          what is wrong, <code>errors</code> which parameters. A parameter that we do not know is a fault, so that a
          mistyped one is noticed.
        </li>
        <li>
          <strong>503</strong> means: not just now. Ask again after the seconds that <code>Retry-After</code> says.
        </li>
        <li>
          <strong>Keys.</strong> An agency makes them for its own programs. Send one as{' '}
          <code>Authorization: Bearer</code>, never in an address. <code>RateLimit</code> says how often you may still
          ask.
        </li>
        <li>
          <strong>Sending twice.</strong> With an <code>Idempotency-Key</code> of your choice a request is done once,
          however often it is sent within a day.
        </li>
        <li>
          <strong>Versions.</strong> Fields may be added to version 1. None is taken away or changes its meaning.
        </li>
      </ul>
    </div>
  );
}
