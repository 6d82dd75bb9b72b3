// Which language a visitor writes in, when it clearly is another than Italian.
import type { Message } from './message.js';

export type ForeignLanguage = 'english' | 'spanish' | 'french';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Everyday words that no other of these languages has. */
const LANGUAGES: Readonly<Record<ForeignLanguage, ReadonlySet<string>>> = {
  english: words('the is are do does you your my what how where when want would like please hello hi english course courses price much open speak need can could have there and for thanks school with i we it of to exam lesson lessons learn take'),
  spanish: words('hola quiero quisiera cuanto cuesta donde esta gracias buenos dias ustedes curso cursos precio precios por favor el los las necesito tienen teneis hablar espanol hay una para que cuando empieza clases aprender ingles abren hora y'),
  french: words('bonjour bonsoir salut je voudrais combien coute le les des vous avez etes est cours quand ou pour une avec merci francais anglais prix quel quelle suis nous ouvert ouverts'),
};
const ITALIAN = words('il lo la gli di che per un una con non sono vorrei quanto costa dove quando come corso corsi siete avete mi e del della');

const share = (said: readonly string[], language: ReadonlySet<string>) => said.filter((word) => language.has(word)).length;

/** The other language a turn is written in, or null. */
export function foreignLanguage({ folded }: Message): ForeignLanguage | null {
  const said = folded.replace(/\S*@\S*/g, ' ').match(/[a-z]+/g) ?? [];
  const italian = share(said, ITALIAN);
  const least = said.length <= 2 ? 1 : 2;
  const [best] = (Object.keys(LANGUAGES) as ForeignLanguage[]).map((language) => ({ language, count: share(said, LANGUAGES[language]) })).sort((a, b) => b.count - a.count);
  return best && best.count >= least && best.count > italian ? best.language : null;
}
