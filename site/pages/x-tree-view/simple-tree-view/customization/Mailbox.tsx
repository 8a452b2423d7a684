import { useState } from 'react';
import type { ElementType } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import InboxIcon from '@mui/icons-material/Inbox';
import LabelIcon from '@mui/icons-material/Label';
import SendIcon from '@mui/icons-material/Send';
import WorkIcon from '@mui/icons-material/Work';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

export default function Mailbox() {
  const [folder, setFolder] = useState<string | null>('inbox');

  return (
    <Box sx={{ minHeight: 300 }}>
      <SimpleTreeView
        aria-label="Mail folders"
        defaultExpandedItems={['labels']}
        expansionTrigger="iconContainer"
        selectedItems={folder}
        onSelectedItemsChange={(_event, itemId) => setFolder(itemId)}
        sx={{
          [`& .${treeItemClasses.content}`]: { borderRadius: 5, py: 0.75 },
          [`& [data-selected] .${treeItemClasses.label}`]: {
            fontWeight: 700,
          },
        }}
      >
        <FolderItem itemId="inbox" label="Inbox" icon={InboxIcon} count={12} />
        <FolderItem itemId="sent" label="Sent" icon={SendIcon} />
        <FolderItem itemId="labels" label="Labels" icon={LabelIcon} count={7}>
          <FolderItem itemId="work" label="Work" icon={WorkIcon} count={5} />
          <FolderItem
            itemId="travel"
            label="Travel"
            icon={LabelIcon}
            count={2}
          />
        </FolderItem>
        <FolderItem itemId="trash" label="Trash" icon={DeleteIcon} />
      </SimpleTreeView>
    </Box>
  );
}

interface FolderItemProps extends TreeItemProps {
  readonly icon: ElementType;
  readonly count?: number;
}

function FolderItem({ label, icon: Icon, count, ...props }: FolderItemProps) {
  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Icon fontSize="small" color="action" />
          <Box component="span" sx={{ flexGrow: 1, fontWeight: 'inherit' }}>
            {label}
          </Box>
          {count !== undefined && (
            <Typography component="span" variant="body2">
              {count}
              <Box component="span" sx={hidden}>
                {' '}
                unread
              </Box>
            </Typography>
          )}
        </Stack>
      }
    />
  );
}

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
