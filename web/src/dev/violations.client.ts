import { demoFrame } from "../browser/markup";

/** Something that the security policy does not allow, as the dev server is told it. */
export interface Violation {
  /** Site path of the document. */
  readonly page: string;
  /** Name of the demo whose element it is. */
  readonly demo: string | null;
  readonly directive: string;
  /** An address, or a keyword such as `inline`. */
  readonly refused: string;
  /** Address of the script that asked for it. */
  readonly source: string;
  /** The beginning of refused code or styles. */
  readonly sample: string;
}

declare global {
  interface Window {
    /** Violations from before `followViolations` listened. */
    keptViolations?: Violation[];
  }
}

const event = "securitypolicyviolation";

/** A demo may go on for ever. */
const MOST = 20;

/** Extensions of the browser, and Vite's client: without its server it tries a worker. */
const foreign = /^[\w-]+-extension\b|\/@vite\/client/;

/** Keeps what is refused while the page is parsed. */
export function keepViolations(document: Document): void {
  const kept: Violation[] = [];
  window.keptViolations = kept;
  document.addEventListener(event, (violation) => {
    if (kept.length < MOST) kept.push(violationOf(violation, document));
  });
}

/** Calls `report` with each thing that is refused, and with those that were kept, once. */
export function followViolations(document: Document, report: (found: Violation) => void): void {
  const known = new Set<string>();

  const take = (found: Violation) => {
    const key = JSON.stringify(found);
    if (foreign.test(found.source) || known.has(key) || known.size === MOST) return;
    known.add(key);
    report(found);
  };

  document.addEventListener(event, (violation) => {
    take(violationOf(violation, document));
  });
  window.keptViolations?.forEach(take);
}

function violationOf(violation: SecurityPolicyViolationEvent, document: Document): Violation {
  const { effectiveDirective, blockedURI, sourceFile, sample, target } = violation;
  const element = target instanceof Element ? target : elementWith(blockedURI, document);
  return {
    page: location.pathname,
    demo: element?.closest(`[${demoFrame}]`)?.getAttribute(demoFrame) ?? null,
    directive: effectiveDirective,
    refused: blockedURI,
    source: sourceFile,
    sample,
  };
}

/** A violation of an element's request is reported on the document. */
function elementWith(address: string, document: Document): Element | undefined {
  const loading = document.querySelectorAll<HTMLImageElement>("[src]");
  return [...loading].find(({ src }) => src === address);
}
