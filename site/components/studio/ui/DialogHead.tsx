interface DialogHeadProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  return (
    <div className="s-dialog-head">
      <h2 id={id}>{title}</h2>
      <button type="button" className="s-icon-button" onClick={onClose}>
        <svg className="s-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
        <span className="visually-hidden">Close</span>
      </button>
    </div>
  );
}
