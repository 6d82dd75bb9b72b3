// The questions of the course finder.

export const finderQuestions = {
  level: {
    legend: 'Con l’inglese, oggi, a che punto sei?',
    options: {
      zero: 'Parto da zero, o quasi',
      A2: 'Capisco e dico frasi semplici',
      B1: 'Me la cavo in viaggio',
      B2: 'Converso su molti argomenti',
      C1: 'Ci studio o ci lavoro',
      C2: 'Mi manca solo la perfezione',
    },
  },
  purpose: {
    legend: 'A che cosa ti serve?',
    options: {
      certificate: 'A ottenere una certificazione',
      work: 'A lavorare meglio',
      child: 'È per mio figlio o mia figlia',
    },
  },
  mode: {
    legend: 'Come preferisci studiare?',
    options: { group: 'In un piccolo gruppo, la sera', single: 'Da solo con un insegnante' },
  },
} as const;

export type Question = keyof typeof finderQuestions;
export type Answers = { readonly [Q in Question]: keyof (typeof finderQuestions)[Q]['options'] };
