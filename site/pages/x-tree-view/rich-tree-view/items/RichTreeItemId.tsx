import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Country {
  code: string;
  label: string;
  children?: Country[];
}

const countries: Country[] = [
  {
    code: 'ES',
    label: 'Spain',
    children: [
      { code: 'ES-CT', label: 'Catalonia' },
      { code: 'ES-GA', label: 'Galicia' },
    ],
  },
  { code: 'PT', label: 'Portugal' },
];

const getItemId = (country: Country) => country.code;

export default function RichTreeItemId() {
  return (
    <RichTreeView
      aria-label="Countries and regions"
      items={countries}
      getItemId={getItemId}
      defaultExpandedItems={['ES']}
      defaultSelectedItems="ES-GA"
    />
  );
}
