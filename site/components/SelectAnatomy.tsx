import './SelectAnatomy.css';

interface PartProps {
  readonly n: number;
  readonly name: string;
}

/** The number of a part, as in the table, and its name. */
function Tag({ n, name }: PartProps) {
  return (
    <span className="anatomy-tag">
      <b>{n}</b> {name}
    </span>
  );
}

const options = [
  { text: 'Atlas', state: 'selected', note: '.base--selected' },
  { text: 'Borealis', state: 'highlighted', note: '.base-Option-highlighted' },
  { text: 'Cedar', state: 'disabled', note: '.base--disabled' },
] as const;

/** Draws an open select with the name of each part, and the classes of its options' states. */
export default function SelectAnatomy() {
  return (
    <figure className="anatomy" aria-label="Parts of an open select">
      <div className="anatomy-part anatomy-button">
        <Tag n={1} name="root" />
        <span>Atlas</span>
        <span className="anatomy-note">.base--expanded</span>
      </div>
      <div className="anatomy-part">
        <Tag n={2} name="popup" />
        <div className="anatomy-part anatomy-list">
          <Tag n={3} name="listbox" />
          <div className="anatomy-part">
            <Tag n={4} name="OptionGroup root" />
            <div className="anatomy-part anatomy-label">
              <Tag n={5} name="label" />
              <span>First floor</span>
            </div>
            <div className="anatomy-part">
              <Tag n={6} name="list" />
              {options.map(({ text, state, note }, index) => (
                <div key={text} className="anatomy-part anatomy-option" data-state={state}>
                  {index === 0 && <Tag n={7} name="Option root" />}
                  <span>{text}</span>
                  <span className="anatomy-note">{note}</span>
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
      <div className="anatomy-part anatomy-hidden">
        <Tag n={8} name="hidden input" />
        <span>value for the form</span>
      </div>
    </figure>
  );
}
