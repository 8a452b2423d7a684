import { Icon, type SlotProps } from "showfloor";

export default function PageEnd({ page }: SlotProps) {
  return (
    <p className="s-prose">
      <Icon name="info" /> Do you know more about “{page.title}”? Tell the foresters.
    </p>
  );
}
