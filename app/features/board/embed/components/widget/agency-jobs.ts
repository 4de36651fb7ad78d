import { PARAMETERS } from './parameters.ts';

/** Defined by the route that sends this script (app/routes/machine/embed/widget.ts). */
declare const SITE: { agency: string; styles: string };

type Job = Record<(typeof FIELDS)[number], string>;
type Answer = { jobs: Job[]; next: string | null };

const FIELDS = ['title', 'url', 'company', 'location', 'salary', 'advertised_by', 'closes_at'] as const;
const LONGEST_WAIT_MS = 15_000;

const HERE = import.meta.url;
const API = new URL('/api/v1/jobs', HERE);
const NAME = 'agency-jobs';

const styles = new CSSStyleSheet();
styles.replaceSync(SITE.styles);

class AgencyJobs extends HTMLElement {
  static observedAttributes = PARAMETERS;

  readonly #section = make('section');
  readonly #list = make('ul');
  readonly #says = make('p', 'says');
  readonly #button = make('button');
  #next: string | null = null;
  #asking = new AbortController();
  #isWaiting = false;

  constructor() {
    super();
    const end = make('p', 'end');
    end.append(document.createElement('slot'));
    this.#section.lang = 'en-GB';
    this.#section.ariaLabel = `Jobs from ${SITE.agency}`;
    this.#list.setAttribute('role', 'list');
    this.#says.setAttribute('role', 'status');
    this.#button.type = 'button';
    this.#button.hidden = true;
    this.#button.addEventListener('click', () => {
      if (!this.#section.ariaBusy) void this.#load();
    });
    this.#section.append(this.#list, this.#says, this.#button, end);
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles];
    root.append(this.#section);
  }

  connectedCallback(): void {
    this.#begin();
  }

  disconnectedCallback(): void {
    this.#asking.abort();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#begin();
  }

  /** Attributes that change together cause one restart. */
  #begin(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      this.#list.replaceChildren();
      this.#next = this.#firstPage();
      if (this.isConnected) void this.#load();
    });
  }

  #firstPage(): string {
    const query = new URLSearchParams({ fields: FIELDS.join() });
    for (const name of PARAMETERS) {
      const value = this.getAttribute(name)?.trim();
      if (value) query.set(name, value);
    }
    return `?${query}`;
  }

  async #load(): Promise<void> {
    this.#asking.abort();
    const request = new AbortController();
    this.#asking = request;
    this.#section.ariaBusy = 'true';
    this.#says.textContent = 'Loading jobs…';
    try {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
      const response = await fetch(API.origin + API.pathname + this.#next, { credentials: 'omit', signal });
      const answer = await response.json();
      if (request.signal.aborted) return;
      if (response.status === 400) this.#refuse(answer.detail);
      else if (response.ok) this.#show(answer);
      else this.#fail();
    } catch {
      if (request.signal.aborted) return;
      this.#fail();
    }
    this.#section.ariaBusy = null;
  }

  #show({ jobs, next }: Answer): void {
    const isPressed = this.shadowRoot?.activeElement === this.#button;
    const rows = jobs.map(makeRow);
    this.#list.append(...rows);
    this.#next = next && new URL(next).search;
    this.#button.hidden = !next;
    this.#button.textContent = 'Show more jobs';
    this.#says.textContent = this.#list.childElementCount > 0 ? '' : 'No jobs match this list just now.';
    // Move the focus to the first new job, because the button may have been removed.
    if (isPressed) rows[0]?.querySelector('a')?.focus();
  }

  #fail(): void {
    this.#says.textContent = 'We couldn’t load the jobs just now.';
    this.#button.hidden = false;
    this.#button.textContent = 'Try again';
  }

  /** Shows an error in the element's attributes. Retrying cannot help. */
  #refuse(detail: string): void {
    this.#says.textContent = 'This job list isn’t set up correctly.';
    this.#button.hidden = true;
    // biome-ignore lint/suspicious/noConsole: for the people who build the site around it, and for no one else
    console.warn(`<${NAME}>: ${detail}`);
  }
}

function makeRow(job: Job): HTMLLIElement {
  const row = make('li');
  const link = make('a');
  link.href = safeAddress(job.url);
  link.textContent = job.title;
  link.dir = 'auto';
  const where = make('p');
  const company = make('strong');
  company.textContent = job.company;
  where.append(company, `, ${job.location}`);
  const facts = make('p');
  facts.textContent = `${job.salary} · Closes ${formatDay(job.closes_at)}`;
  const law = make('p', 'law');
  law.textContent = job.advertised_by;
  row.append(link, where, facts, law);
  return row;
}

/** Only web addresses: an address in the response could be a script. */
const safeAddress = (address: string): string => (/^https?:/.test(new URL(address).protocol) ? address : API.origin);

const formatDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  });

/** Text has its own direction, whatever that of the page. */
function make<Tag extends 'section' | 'ul' | 'li' | 'p' | 'a' | 'strong' | 'button'>(tag: Tag, name?: string) {
  const element = document.createElement(tag);
  if (tag === 'p') element.dir = 'auto';
  if (name) element.className = name;
  return element;
}

if (!customElements.get(NAME)) customElements.define(NAME, AgencyJobs);
