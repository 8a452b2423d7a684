import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ButtonBase from '@mui/material/ButtonBase';
import { useGridApiContext } from '@mui/x-data-grid-pro';
import type { GridRenderCellParams } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { fileColumns, files } from './files';
import type { FileRow } from './files';

const getTreeDataPath = (row: FileRow) => row.path;

function FileCell({
  id,
  rowNode,
  row,
  tabIndex,
}: GridRenderCellParams<FileRow>) {
  const apiRef = useGridApiContext();
  const name = row.path.at(-1);
  const indent = { marginInlineStart: rowNode.depth * 20, gap: 8 };

  if (rowNode.type !== 'group') {
    return (
      <span
        style={{
          ...indent,
          display: 'flex',
          alignItems: 'center',
          height: '100%',
        }}
      >
        <DescriptionIcon fontSize="small" color="action" />
        {name}
      </span>
    );
  }

  const open = Boolean(rowNode.childrenExpanded);
  const Icon = open ? FolderOpenIcon : FolderIcon;
  return (
    <ButtonBase
      aria-expanded={open}
      tabIndex={tabIndex}
      style={{ ...indent, font: 'inherit' }}
      onKeyDown={(event) => {
        // The grid toggles on these keys too, which would undo the click.
        if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
      }}
      onClick={() => apiRef.current.setRowChildrenExpansion(id, !open)}
    >
      <Icon fontSize="small" color="primary" />
      {name}
    </ButtonBase>
  );
}

const groupingColDef = {
  headerName: 'File',
  width: 240,
  renderCell: (params: GridRenderCellParams<FileRow>) => (
    <FileCell {...params} />
  ),
};

export default function TreeDataCustomCell() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Files with icons"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={files}
        columns={fileColumns}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
      />
    </div>
  );
}
