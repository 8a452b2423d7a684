import { lead } from '../pitfall';

export const Failing = () => <p>{lead}</p>;
