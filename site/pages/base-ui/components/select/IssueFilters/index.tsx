import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Filter } from './Filter';
import { issues } from './issues';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/select.css';
import './filters.css';

const statuses = ['Open', 'In review', 'Closed'];
const people = ['Ana', 'Jon', 'Mei'];

export default function IssueFilters() {
  const [chosen, setChosen] = useState(['Open', 'In review']);
  const [assignee, setAssignee] = useState<string | null>('anyone');

  const found = issues.filter(
    (issue) =>
      (chosen.length === 0 || chosen.includes(issue.status)) &&
      (assignee === 'anyone' || assignee === issue.assignee),
  );

  return (
    <div style={{ width: '100%' }}>
      <div className="issue-filters">
        <Filter
          label="Status"
          multiple
          placeholder="Any status"
          value={chosen}
          onChange={(_event, next) => setChosen(next)}
          renderValue={(options) =>
            options.length > 1
              ? `${options.length} statuses`
              : (options[0]?.label ?? null)
          }
        >
          {statuses.map((status) => (
            <Option key={status} value={status}>
              {status}
            </Option>
          ))}
        </Filter>
        <Filter
          label="Assignee"
          value={assignee}
          onChange={(_event, next) => setAssignee(next)}
        >
          <Option value="anyone">Anyone</Option>
          {people.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Filter>
      </div>
      <ul className="issue-list" aria-label="Issues">
        {found.map(({ id, title, status }) => (
          <li key={id}>
            <span className="quiet-hint">#{id}</span>
            <b>{title}</b>
            <span className="quiet-chip">{status}</span>
          </li>
        ))}
      </ul>
      <p className="quiet-hint" role="status">
        {`${found.length} of ${issues.length} issues`}
      </p>
    </div>
  );
}
