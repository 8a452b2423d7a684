import ErrorIcon from '@mui/icons-material/Error';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';

const source = createTreeSource({
  delay: 1500,
  fails: (parentId) => parentId === 'images',
});

const itemSlots = { loadingIcon: Hourglass, errorIcon: FailedIcon };

export default function LazyLoadingIcons() {
  return (
    <div style={{ minHeight: 290 }}>
      <RichTreeViewPro
        aria-label="Files"
        items={[]}
        dataSource={source}
        slotProps={{ item: { slots: itemSlots } }}
      />
    </div>
  );
}

function Hourglass() {
  return <HourglassEmptyIcon titleAccess="Loading" />;
}

function FailedIcon() {
  return <ErrorIcon titleAccess="Not loaded" color="error" />;
}
