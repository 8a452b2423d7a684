export default function Fragment() {
  return (
    <>
      <p>One</p>
      <p>Two</p>
    </>
  );
}
