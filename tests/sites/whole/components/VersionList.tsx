export default function VersionList() {
  return <p>Two versions.</p>;
}
