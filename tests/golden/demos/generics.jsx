function pick(items, id) {
  return items.find((item) => item.id === id);
}

export default function Generics() {
  const items = [{ id: 'a' }];
  const text = `a

  ${items.length} b`;
  return <p title={text}>{pick(items, 'a')?.id}</p>;
}
