const label: string = 'Arrow';

export default () => <button type="button">{label}</button>;
