import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/accordion.css';

export default function AccordionMultiple() {
  return (
    <div className="quiet-accordion">
      <details open>
        <summary className="quiet-summary">Account</summary>
        <p className="quiet-answer">Signed in as mira@example.com</p>
      </details>
      <details>
        <summary className="quiet-summary">Billing</summary>
        <p className="quiet-answer">Team plan, paid yearly</p>
      </details>
    </div>
  );
}
