import { useId } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function TreeNamedByHeading() {
  const titleId = useId();

  return (
    <div>
      <Typography id={titleId} variant="h6" component="p" sx={{ px: 1 }}>
        Departments
      </Typography>
      <RichTreeView aria-labelledby={titleId} items={museum} />
    </div>
  );
}
