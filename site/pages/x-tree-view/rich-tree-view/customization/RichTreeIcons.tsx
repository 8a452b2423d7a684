import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';

export default function RichTreeIcons() {
  return (
    <RichTreeView
      aria-label="Shared files"
      items={files}
      defaultExpandedItems={['documents']}
      slots={{
        expandIcon: FolderIcon,
        collapseIcon: FolderOpenIcon,
        endIcon: ArticleOutlinedIcon,
      }}
      slotProps={{ endIcon: { color: 'disabled' } }}
    />
  );
}
