import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/choice.css';
import './cards.css';

const plans = [
  { id: 'solo', name: 'Solo', text: 'One person, 5 projects' },
  { id: 'team', name: 'Team', text: 'Ten people, 50 projects' },
  { id: 'studio', name: 'Studio', text: 'No limits' },
];

export default function RadioCards() {
  return (
    <fieldset className="quiet-choices plans">
      <legend className="quiet-label">Plan</legend>
      {plans.map(({ id, name, text }) => (
        <label className="quiet-choice plan" key={id}>
          <input
            type="radio"
            name="plan"
            value={id}
            aria-labelledby={`name-${id}`}
            aria-describedby={`plan-${id}`}
            defaultChecked={id === 'team'}
          />
          <span>
            <span id={`name-${id}`}>{name}</span>
            <span className="quiet-hint plan-text" id={`plan-${id}`}>
              {text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
