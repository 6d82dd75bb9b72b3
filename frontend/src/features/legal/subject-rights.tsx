// The six rights of the data subject, each a stamp with the number of its article.
import { Stamp } from '#src/components/ui/stamp.tsx';
import styles from './legal-art.module.css';

const inks = ['rosso', 'inchiostro', 'pino'] as const;

const rights = [
  { article: 15, name: 'Accesso', text: 'Sapere se trattiamo Suoi dati, quali e perché, e averne una copia.' },
  { article: 16, name: 'Rettifica', text: 'Far correggere i dati sbagliati e completare quelli che mancano.' },
  { article: 17, name: 'Cancellazione', text: 'Far cancellare i dati che non servono più o trattati senza motivo.' },
  {
    article: 18,
    name: 'Limitazione',
    text: 'Far sospendere l’uso dei dati, per esempio mentre si verifica se sono esatti.',
  },
  {
    article: 20,
    name: 'Portabilità',
    text: 'Ricevere i dati in un formato leggibile da un computer, o farli passare ad altri.',
  },
  { article: 21, name: 'Opposizione', text: 'Dire di no a un trattamento fondato sul legittimo interesse.' },
];

export function SubjectRights() {
  return (
    <ul role="list" className={styles.rights}>
      {rights.map(({ article, name, text }, index) => (
        <li key={article}>
          <Stamp
            center={String(article)}
            top="Articolo"
            bottom={name}
            shape="hexagon"
            ink={inks[index % inks.length] ?? 'rosso'}
            tilt={index % 2 ? 'right' : 'left'}
            label={`Articolo ${article}`}
          />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
