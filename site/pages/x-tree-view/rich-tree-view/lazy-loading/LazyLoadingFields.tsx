import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Region {
  code: string;
  name: string;
  parts?: Region[];
}

const answer: Region[] = [
  {
    code: 'ES',
    name: 'Spain',
    parts: [
      { code: 'ES-CT', name: 'Catalonia' },
      { code: 'ES-GA', name: 'Galicia' },
    ],
  },
  { code: 'PT', name: 'Portugal' },
];

const dataSource = {
  getChildrenCount: (region: Region) => region.parts?.length ?? 0,
  getTreeItems: () => Promise.resolve(answer),
};
const getItemId = (region: Region) => region.code;
const getItemLabel = (region: Region) => region.name;
const getItemChildren = (region: Region) => region.parts;

export default function LazyLoadingFields() {
  return (
    <div style={{ minHeight: 128 }}>
      <RichTreeViewPro
        aria-label="Countries"
        items={[]}
        dataSource={dataSource}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
      />
    </div>
  );
}
