import type { DemoData } from "../../model/page.gen";

/** Returns a function that fetches a demo as data, once it has succeeded no more. */
export function demoData({ dataset }: HTMLElement): () => Promise<DemoData> {
  let fetched: DemoData | null = null;
  return async () => {
    fetched ??= await fetchData(dataset["demoData"] ?? "");
    return fetched;
  };
}

async function fetchData(path: string): Promise<DemoData> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} could not be loaded: ${String(response.status)}`);
  return (await response.json()) as DemoData;
}
