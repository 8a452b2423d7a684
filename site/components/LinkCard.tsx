import './LinkCard.css';

interface LinkCardProps {
  readonly title: string;
  /** The product that the page belongs to. */
  readonly section: string;
  readonly text: string;
}

/** A page as other places show a link to it. */
export default function LinkCard({ title, section, text }: LinkCardProps) {
  return (
    <figure className="link-card" dir="auto">
      <p className="link-card-section">
        <bdi>{section}</bdi>
      </p>
      <p className="link-card-title">{title}</p>
      <p className="link-card-text">{text}</p>
    </figure>
  );
}
