// The four steps of a project as the stops of a railway line.
import styles from './project-line.module.css';

export function ProjectLine({ stops }: { readonly stops: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <ol role="list" className={styles.line}>
      {stops.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
