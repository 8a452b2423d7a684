import './SeedTable.css';

export default function SeedTable({ caption = '' }: { caption?: string }) {
  return (
    <table className="seed-table">
      <caption>{caption}</caption>
      <tbody>
        <tr>
          <td>Oak</td>
          <td>40 days</td>
        </tr>
      </tbody>
    </table>
  );
}
