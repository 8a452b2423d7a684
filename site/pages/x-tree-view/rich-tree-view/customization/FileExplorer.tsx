import { useState } from 'react';
import ArticleIcon from '@mui/icons-material/Article';
import CodeIcon from '@mui/icons-material/Code';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import TableChartIcon from '@mui/icons-material/TableChart';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  useRichTreeViewApiRef,
  useTreeItemModel,
} from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files } from '../../../../families/x-tree-view/data/files';
import type { FileItem } from '../../../../families/x-tree-view/data/files';

const icons = {
  folder: FolderIcon,
  document: ArticleIcon,
  image: ImageIcon,
  sheet: TableChartIcon,
  code: CodeIcon,
};

export default function FileExplorer() {
  const apiRef = useRichTreeViewApiRef<FileItem>();
  const [path, setPath] = useState('/Documents/Budget.xlsx');

  const readPath = (itemId: string | null) => {
    const labels: string[] = [];
    let current = itemId;
    while (current) {
      labels.unshift(apiRef.current?.getItem(current).label ?? '');
      current = apiRef.current?.getParentId(current) ?? null;
    }
    setPath(`/${labels.join('/')}`);
  };

  return (
    <Box sx={{ minHeight: 430 }}>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ px: 1, pb: 1, overflowWrap: 'anywhere' }}
      >
        {path}
      </Typography>
      <Divider />
      <RichTreeView
        apiRef={apiRef}
        aria-label="Files"
        items={files}
        slots={{ item: FileTreeItem }}
        itemChildrenIndentation={20}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['documents', 'images']}
        defaultSelectedItems="budget"
        onSelectedItemsChange={(_event, itemId) => readPath(itemId)}
        sx={{ mt: 1 }}
      />
    </Box>
  );
}

function FileTreeItem(props: TreeItemProps) {
  const item = useTreeItemModel<FileItem>(props.itemId);
  const Icon = icons[item?.kind ?? 'document'];

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Icon
            fontSize="small"
            color={item?.kind === 'folder' ? 'primary' : 'action'}
          />
          <Typography component="span" noWrap sx={{ flexGrow: 1 }}>
            {props.label}
          </Typography>
          {item?.size !== undefined && (
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              noWrap
            >
              {item.size} kB
            </Typography>
          )}
        </Stack>
      }
    />
  );
}
