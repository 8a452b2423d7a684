import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/choice.css';

export default function CheckboxIntroduction() {
  return (
    <div className="quiet-panel">
      <label className="quiet-choice">
        <input type="checkbox" defaultChecked />
        Email me when a build fails
      </label>
      <label className="quiet-choice">
        <input type="checkbox" />
        Email me when a build passes
      </label>
      <label className="quiet-choice">
        <input type="checkbox" disabled />
        Text message (no number)
      </label>
    </div>
  );
}
