import { Select } from '@mantine/core';

const plans = [
  { group: 'For one person', items: ['Free', 'Pro'] },
  {
    group: 'For companies',
    items: ['Team', { value: 'Enterprise', label: 'Enterprise', disabled: true }],
  },
];

export default function SelectGroups() {
  return <Select label="Plan" placeholder="Choose a plan" data={plans} w={280} />;
}
