export default function ReturnsPage() {
  return (
    <main className="mx-auto max-w-sm p-6">
      <h1 className="text-2xl font-semibold">Returns</h1>
    </main>
  );
}
