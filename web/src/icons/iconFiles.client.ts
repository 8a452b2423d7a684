import type { Named } from "./iconNames";

/** Loads the files of icons, each once. */
export interface IconFiles {
  /** The markup of an icon that is loaded already. */
  now(icon: Named, style: number): string | undefined;
  /** Rejects when it cannot be loaded; the next call tries again. */
  load(icon: Named, style: number): Promise<string>;
}

/** Fetches a file of the set and reads it. */
export type LoadFile = (name: string) => Promise<unknown>;

export function createIconFiles(
  load: LoadFile,
  styles: readonly { readonly id: string }[],
  shard: number,
): IconFiles {
  const files = new Map<string, Promise<readonly string[]>>();
  const there = new Map<string, readonly string[]>();
  const nameOf = ({ at }: Named, style: number) =>
    `${styles[style]?.id ?? ""}-${String(Math.floor(at / shard))}.json`;
  const fetched = (name: string) => {
    const known = files.get(name);
    if (known !== undefined) return known;
    const loading = (load(name) as Promise<readonly string[]>).then((icons) => {
      there.set(name, icons);
      return icons;
    });
    files.set(name, loading);
    loading.catch(() => files.delete(name));
    return loading;
  };
  return {
    now: (icon, style) => there.get(nameOf(icon, style))?.[icon.at % shard],
    load: async (icon, style) => (await fetched(nameOf(icon, style)))[icon.at % shard] ?? "",
  };
}

/** Reads files of a folder of the site. */
export function filesIn(folder: string): LoadFile {
  return async (name) => {
    const answer = await fetch(folder + name);
    if (!answer.ok) throw new Error(`${folder}${name} answered ${String(answer.status)}`);
    return (await answer.json()) as unknown;
  };
}
