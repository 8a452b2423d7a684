import './values.css';

interface SampleProps {
  readonly color: string;
  readonly background: string;
}

/** Text in a color on another, to be looked at: what it shows is also said in words beside it. */
export function Sample({ color, background }: SampleProps) {
  return (
    <span className="value-sample" style={{ background, color }} aria-hidden="true">
      A
    </span>
  );
}
