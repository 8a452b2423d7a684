export default function Sidebar() {
  return null;
}
