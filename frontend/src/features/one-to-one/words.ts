// The words of the page of one-to-one preparation.

export const advantages = [
  { title: 'Tutta l’ora è tua', text: 'Parli tu, correggiamo te.' },
  { title: 'Un piano solo tuo', text: 'Si lavora su quello che ti manca, non su quello che sai già.' },
  { title: 'Al tuo passo', text: 'Più svelto dove va bene, più piano dove serve.' },
  { title: 'Orari concordati', text: 'Giorni e ore si decidono insieme, con la segreteria.' },
  { title: 'Dritti all’esame', text: 'Le prove dell’esame, una per una, finché non fanno più paura.' },
] as const;

export const steps = [
  { title: 'Test di livello gratuito', text: 'Vediamo da dove parti. Non costa nulla e non impegna a nulla.' },
  { title: 'Piano personalizzato', text: 'Decidiamo insieme l’esame, le ore e i giorni.' },
  { title: 'Lezioni intensive', text: 'Con insegnanti madrelingua certificati Cambridge, fino al giorno dell’esame.' },
] as const;
