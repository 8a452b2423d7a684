/**
 * @typedef {import("./extract.mjs").ApiName} ApiName
 */

/**
 * What code that uses a name must do.
 *
 * @typedef {object} Change
 * @property {string} identifier
 * @property {string} kind As of `ApiName`.
 * @property {string[]} owners The types whose member it is.
 * @property {"removed" | "renamed" | "moved" | "changed"} change
 * @property {string} replacement The name, or the modules, that it has now.
 * @property {string} detail How a name that is still there changed.
 */

/**
 * What code that was written for the first names must change for the second; in order.
 *
 * @param {ApiName[]} before
 * @param {ApiName[]} after
 * @returns {Change[]}
 */
export function compareApis(before, after) {
  const exportsBefore = byName(before.filter(({ owner }) => owner === ""));
  const exportsAfter = byName(after.filter(({ owner }) => owner === ""));
  const exported = [...exportsBefore.values()].flatMap((one) =>
    changeOf(one, exportsAfter.get(one.name), exportsBefore, exportsAfter),
  );
  const renamed = new Map(
    exported
      .filter(({ change }) => change === "renamed")
      .map(({ identifier, replacement }) => [identifier, replacement]),
  );
  const members = membersByOwner(before);
  const membersNow = membersByOwner(after);
  const inside = [...members].flatMap(([owner, names]) => {
    const now = membersNow.get(renamed.get(owner) ?? owner);
    // A type that lost its name is one change, whatever was in it.
    if (now === undefined) return [];
    return [...names.values()]
      .filter(({ own }) => own)
      .flatMap((one) => changeOf(one, now.get(one.name), names, now));
  });
  return merged([...exported, ...inside]);
}

/**
 * @param {ApiName} one
 * @param {ApiName | undefined} now
 * @param {Map<string, ApiName>} before The names beside it.
 * @param {Map<string, ApiName>} after
 * @returns {Change[]}
 */
function changeOf(one, now, before, after) {
  const change = {
    identifier: one.name,
    kind: one.kind,
    owners: one.owner ? [one.owner] : [],
    replacement: "",
    detail: "",
  };
  if (now === undefined) {
    const replacement = newName(one, before, after);
    return [{ ...change, change: replacement ? "renamed" : "removed", replacement }];
  }
  const replacement = lostModule(one, now);
  if (replacement) return [{ ...change, change: "moved", replacement }];
  const detail = difference(one, now);
  return detail ? [{ ...change, change: "changed", detail }] : [];
}

/**
 * The name under which something is found now: the only new one that differs in a prefix, or has the
 * same declaration, or the same comment.
 *
 * @param {ApiName} one
 * @param {Map<string, ApiName>} before
 * @param {Map<string, ApiName>} after
 */
function newName(one, before, after) {
  const added = [...after.values()].filter(({ name }) => !before.has(name));
  const plain = stable(one.name);
  const candidates = [
    [...after.values()].filter(({ name }) => name !== one.name && stable(name) === plain),
    added.filter((other) => one.text.length > 40 && other.text === one.text),
    added.filter((other) => one.description.length > 20 && other.description === one.description),
  ];
  const found = candidates.find((names) => names.length === 1);
  return found?.[0]?.name ?? "";
}

/** @param {string} name */
function stable(name) {
  return name.replace(/^(unstable|experimental)_?/i, "").toLowerCase();
}

/**
 * Where an export is imported from, if not from the root of a package any more.
 *
 * @param {ApiName} one
 * @param {ApiName} now
 */
function lostModule(one, now) {
  const lost = one.modules.filter((module) => !now.modules.includes(module));
  const still = one.modules.some((module) => now.modules.includes(module));
  const lostRoot = lost.some((module) => /^(@[^/]+\/)?[^/]+$/.test(module));
  return lost.length > 0 && (!still || lostRoot) ? [...new Set(now.modules)].join(" ") : "";
}

/**
 * How a name that is still there must be used in another way.
 *
 * @param {ApiName} one
 * @param {ApiName} now
 */
function difference(one, now) {
  if (!now.own) return "";
  const lost = one.literals.filter((literal) => !now.literals.includes(literal));
  const details = [
    one.kind === "prop" && one.optional && !now.optional ? "required" : "",
    takeOther(one.parameters, now.parameters)
      ? `(${one.parameters.join(", ")}) is now (${now.parameters.join(", ")})`
      : "",
    // What a union lists are members of its type; a constant has one value, which code does not write.
    one.owner !== "" && lost.length > 0 && now.literals.length > 0
      ? `without ${lost.join(", ")}`
      : "",
    one.standard !== now.standard && one.standard !== "" && now.standard !== ""
      ? `default ${one.standard} is now ${now.standard}`
      : "",
  ];
  return details.filter((detail) => detail !== "").join("; ");
}

/**
 * Whether a function takes other parameters: fewer of them, or another first one among others.
 *
 * @param {string[]} before
 * @param {string[]} now
 */
function takeOther(before, now) {
  if (before.length === 0 || now.length === 0) return false;
  return now.length < before.length || (now.length > before.length && now[0] !== before[0]);
}

/** @param {ApiName[]} names */
function byName(names) {
  return new Map(names.map((one) => [one.name, one]));
}

/** @param {ApiName[]} names */
function membersByOwner(names) {
  /** @type {Map<string, Map<string, ApiName>>} */
  const owners = new Map();
  for (const one of names) {
    if (one.owner === "") continue;
    const members = owners.get(one.owner);
    if (members) members.set(one.name, one);
    else owners.set(one.owner, new Map([[one.name, one]]));
  }
  return owners;
}

/**
 * One change for each name: the same member of several types is read once.
 *
 * @param {Change[]} changes
 */
function merged(changes) {
  /** @type {Map<string, Change>} */
  const found = new Map();
  for (const one of changes) {
    const key = `${one.kind} ${one.identifier} ${one.change} ${one.replacement} ${one.detail}`;
    const known = found.get(key);
    if (known) known.owners.push(...one.owners);
    else found.set(key, { ...one, owners: [...one.owners] });
  }
  return [...found.values()].toSorted(
    (a, b) => order(a.kind, b.kind) || order(a.identifier, b.identifier) || order(a.change, b.change),
  );
}

/** @param {string} a @param {string} b */
function order(a, b) {
  return a < b ? -1 : Number(a > b);
}
