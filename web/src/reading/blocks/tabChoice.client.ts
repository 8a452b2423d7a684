import { localMemory } from "../../browser/memory.client";

const prefix = "tabs:";

/** The tab last chosen in any group of this name, or nothing. */
export function rememberedTab(group: string): string | null {
  return localMemory.read(prefix + group);
}

export function rememberTab(group: string, label: string): void {
  localMemory.write(prefix + group, label);
}
