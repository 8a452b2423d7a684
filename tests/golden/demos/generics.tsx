function pick<T extends { id: string }>(items: readonly T[], id: T['id']): T | undefined {
  return items.find((item): item is T => item.id === id);
}

export default function Generics() {
  const items = [{ id: 'a' }] as const;
  const text = `a

  ${items.length as number} b`;
  return <p title={text}>{pick<{ id: string }>(items, 'a')?.id}</p>;
}
