import type { ApiChangedEntry, ApiChangedPart, ApiChangesData, ApiStep } from "../model/page.gen";

type Steps = readonly ApiStep[];

const entryKinds: ReadonlySet<ApiChangedPart["kind"]> = new Set(["component", "hook", "interface"]);

/** Whether a part is an entry itself, which holds others. */
export function isEntry({ kind }: Pick<ApiChangedPart, "kind">): boolean {
  return entryKinds.has(kind);
}

export function isPresence({ change }: Pick<ApiStep, "change">): boolean {
  return change === "added" || change === "removed";
}

/**
 * Returns the sums of all changes after `older`, up to `newer`; of entries that came or went, it
 * returns nothing that they hold. `ProductChanges.between` does the same in a build.
 */
export function changesBetween(
  { versions, entries }: ApiChangesData,
  older: string,
  newer: string,
): readonly ApiChangedEntry[] {
  const [start, end] = [versions.indexOf(older), versions.indexOf(newer)];
  const counted = ({ steps }: ApiChangedPart) => steps.filter(({ at }) => start < at && at <= end);
  const [first, last] = [majorOf(older), majorOf(newer)];
  return entries
    .map((entry) => {
      const moved = new Set(
        entry.parts.filter((part) => isEntry(part) && counted(part).some(isPresence)).map(nameOf),
      );
      const stays = (part: ApiChangedPart) => {
        const owners = part.only.length > 0 ? part.only : entry.names;
        return isEntry(part) || owners.length === 0 || owners.some((name) => !moved.has(name));
      };
      const parts = entry.parts
        .filter(stays)
        .map((part) => ({
          ...part,
          guides: part.guides.filter((guide) => first <= guide.older && guide.newer <= last),
          steps: netOfPart(counted(part)),
        }))
        .filter(({ steps }) => steps.length > 0);
      return { ...entry, parts };
    })
    .filter(({ parts }) => parts.length > 0);
}

function nameOf({ name }: ApiChangedPart): string {
  return name;
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

const sums: readonly (readonly ApiStep["change"][])[] = [
  ["deprecated", "restored"],
  ["type"],
  ["default"],
  ["required", "optional"],
];

/** Returns the sums of the changes of one part. */
export function netOfPart(steps: Steps): Steps {
  const presence = steps.filter(isPresence);
  const existed = presence[0]?.change !== "added";
  const exists = presence.at(-1)?.change !== "removed";
  if (!exists) return existed ? presence.slice(-1) : [];
  const net = sums
    .map((kinds) => sum(steps.filter(({ change }) => kinds.includes(change))))
    .filter((step) => step !== undefined)
    .filter(({ change }) => existed || change === "deprecated");
  return existed ? net : [...presence.slice(-1), ...net];
}

/** The sum of changes of one kind; nothing where the last undoes the first. */
function sum(steps: Steps): ApiStep | undefined {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (first.change !== "type" && first.change !== "default") {
    return steps.length % 2 === 1 ? last : undefined;
  }
  const isUndone = steps.length > 1 && first.before === last.after;
  return isUndone ? undefined : { ...last, before: first.before };
}
