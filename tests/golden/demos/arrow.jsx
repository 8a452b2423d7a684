const label = 'Arrow';

export default () => <button type="button">{label}</button>;
