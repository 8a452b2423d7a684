import type { Refused, Outcome } from "./inPage.ts";

/** What is wrong with a demo in a browser. */
export type Fault =
  | ({ readonly kind: "refused" } & Refused)
  | { readonly kind: "thrown" | "reaches" | "unstyled"; readonly message: string }
  | { readonly kind: "redrawn" | "asleep" | "unthrown" };

/** React found other markup than it would have drawn, and draws everything again. */
const mismatch = /React error #(?:418|421|422|423|425)\b/;

/** React draws in the browser what suspended on the server, as it is meant to. */
const suspended = /React error #419\b/;

/** A consequence of what the policy refuses. */
const evaluated = /^EvalError\b|unsafe-eval/;

/**
 * Returns what is wrong with a demo, each thing once.
 *
 * @param errors Those that nobody caught.
 * @param look What has changed in the shell around it, and names of demos that were without styles.
 */
export function faultsOf(
  { refused, crashes, asleep }: Outcome,
  errors: readonly string[],
  look: { readonly reached?: readonly string[]; readonly unstyled?: readonly string[] } = {},
): Fault[] {
  const faults: Fault[] = firstOfEachKind(refused).map((one) => ({ kind: "refused", ...one }));
  const isRefused = faults.length > 0;
  // A crash that is shown may have been reported too.
  const others = crashes.filter((crash) => !errors.some((error) => error.endsWith(crash)));
  for (const message of new Set([...errors, ...others])) {
    const isKnown = mismatch.test(message) || (isRefused && evaluated.test(message));
    if (!isKnown && !suspended.test(message)) faults.push({ kind: "thrown", message });
  }
  if (errors.some((message) => mismatch.test(message))) faults.push({ kind: "redrawn" });
  for (const message of look.reached ?? []) faults.push({ kind: "reaches", message });
  // Where one is without them, so are others: they are of one library.
  for (const message of look.unstyled?.slice(0, 1) ?? [])
    faults.push({ kind: "unstyled", message });
  return asleep > 0 && faults.length === 0 ? [{ kind: "asleep" }] : faults;
}

/** Returns what is wrong with a demo that has to throw, as its page says. */
export function faultsOfFailing(faults: readonly Fault[]): Fault[] {
  return faults.some(({ kind }) => kind === "thrown") ? [] : [{ kind: "unthrown" }];
}

/** Of twenty styles that are refused the first stands for all. */
function firstOfEachKind(refused: readonly Refused[]): readonly Refused[] {
  return refused.filter(
    (one, index) =>
      refused.findIndex(
        (other) => other.directive === one.directive && other.refused === one.refused,
      ) === index,
  );
}
