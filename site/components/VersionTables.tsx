import type { FamilyCard, ShellModel, Version } from 'showfloor';
import './VersionTables.css';

const states: Readonly<Record<NonNullable<Version['status']>, string>> = {
  stable: 'Stable',
  beta: 'Before its first stable release',
  superseded: 'Superseded',
};

/** As in the text of the page. */
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

const clicks = {
  'data-analytics-event-category': 'page',
  'data-analytics-event-action': 'version',
  'data-analytics-event-label': '{href}',
};

interface VersionTablesProps {
  readonly shell: ShellModel;
}

/** The versions of every product that readers are led to. */
export default function VersionTables({ shell }: VersionTablesProps) {
  const families = shell.families.filter(({ listed, versions }) => listed && versions.length > 0);
  return (
    <div className="version-tables" {...clicks}>
      {families.map((family) => (
        <VersionTable key={family.id} family={family} />
      ))}
    </div>
  );
}

function VersionTable({ family }: { readonly family: FamilyCard }) {
  return (
    <section aria-labelledby={family.id} data-family={family.id}>
      <h2 className="s-heading" id={family.id}>
        <span className="s-mark" dangerouslySetInnerHTML={{ __html: family.logo }} />
        {family.name}
      </h2>
      <table className="version-table">
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Released</th>
            <th scope="col">State</th>
            <th scope="col">Documen&shy;tation</th>
          </tr>
        </thead>
        <tbody>
          {family.versions.map((version) => (
            <VersionRow key={version.text} version={version} family={family} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface VersionRowProps {
  readonly version: Version;
  readonly family: FamilyCard;
}

function VersionRow({ version, family }: VersionRowProps) {
  const { text, href, current, released, status } = version;
  return (
    <tr aria-current={current ? 'true' : undefined}>
      <th scope="row">{text}</th>
      <td>
        {released === null ? (
          'Not known'
        ) : (
          <time dateTime={released}>{dates.format(new Date(released))}</time>
        )}
      </td>
      <td>{status === null ? '' : states[status]}</td>
      <td>
        <a className="s-text-link" href={href}>
          {current ? 'This site' : new URL(href).host}
          <span className="visually-hidden">{`, ${family.name} ${text}`}</span>
        </a>
      </td>
    </tr>
  );
}
