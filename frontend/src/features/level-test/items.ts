// The questions of the level test: use of English from A2 to C2, in British English, written for this school. The four
// options are shown in a random order.
import type { Level } from '@school/catalog';

export interface Item {
  readonly id: string;
  readonly level: Level;
  readonly skill: 'grammar' | 'vocabulary' | 'function' | 'reading';
  /** A sentence with one `GAP`; or a text and, on a separate line, a question about it. */
  readonly question: string;
  readonly key: string;
  readonly distractors: readonly [string, string, string];
}

/** Placeholder for the missing words. */
export const GAP = '___';

type Words = readonly [question: string, key: string, ...distractors: Item['distractors']];

const itemsOf = (level: Level, skill: Item['skill'], ...all: readonly Words[]): Item[] =>
  all.map(([question, key, ...distractors], index) => ({
    id: `${level}-${skill}-${index + 1}`,
    level,
    skill,
    question,
    key,
    distractors,
  }));

export const items: readonly Item[] = [
  ...itemsOf(
    'A2',
    'grammar',
    ['We ___ to the cinema last Saturday, but the film was boring.', 'went', 'go', 'have gone', 'gone'],
    ['This bag is ___ than that one, so I’ll take it.', 'cheaper', 'more cheap', 'cheapest', 'cheap'],
    ['There isn’t ___ milk in the fridge. Can you buy some?', 'much', 'many', 'some', 'a lot'],
    ['Look at those black clouds! It ___ rain.', 'is going to', 'will to', 'goes to', 'is going'],
  ),
  ...itemsOf(
    'A2',
    'vocabulary',
    ['It’s very cold outside. Don’t forget to ___ your coat.', 'put on', 'take off', 'turn on', 'get up'],
    ['The bus was late, so I ___ my train.', 'missed', 'lost', 'failed', 'left'],
  ),
  ...itemsOf(
    'A2',
    'function',
    [
      '‘How long does it take to get there?’ ‘___’',
      'About ten minutes.',
      'About ten kilometres.',
      'At ten o’clock.',
      'Ten times a week.',
    ],
    [
      '‘Would you like some more cake?’ ‘___’',
      'No, thanks. I’m full.',
      'No, I don’t like.',
      'Yes, here you are.',
      'You’re welcome.',
    ],
  ),
  ...itemsOf(
    'A2',
    'reading',
    [
      'Please do not leave bicycles in front of this door.\nWhat does this notice say?',
      'Put your bicycle somewhere else.',
      'You can leave your bicycle here.',
      'You can buy a bicycle inside.',
      'Close the door when you leave.',
    ],
    [
      'Hi Tom! The match is at four today, not three. Let’s meet at the bus stop at half past three. Ben\nWhen does the match start?',
      'At four o’clock.',
      'At three o’clock.',
      'At half past three.',
      'At half past four.',
    ],
  ),

  ...itemsOf(
    'B1',
    'grammar',
    ['I ___ Marta since we were at primary school.', 'have known', 'know', 'am knowing', 'knew'],
    ['If it ___ tomorrow, we’ll have the party indoors.', 'rains', 'will rain', 'would rain', 'rained'],
    ['The castle ___ in 1385 and is still in good condition.', 'was built', 'has been built', 'built', 'is built'],
    [
      'When I was a child I ___ hate vegetables, but now I love them.',
      'used to',
      'was used to',
      'am used to',
      'use to',
    ],
  ),
  ...itemsOf(
    'B1',
    'vocabulary',
    ['Could you ___ me a favour and post this letter?', 'do', 'make', 'give', 'have'],
    ['He’s very ___: he always says ‘please’ and ‘thank you’.', 'polite', 'educated', 'sensible', 'pleased'],
    ['I’m really looking ___ to seeing you next month.', 'forward', 'up', 'out', 'after'],
  ),
  ...itemsOf(
    'B1',
    'function',
    ['‘I’ve got my driving test tomorrow.’ ‘___’', 'Good luck!', 'Well done!', 'Never mind!', 'Congratulations!'],
    [
      '‘Would you mind closing the window?’ ‘___’',
      'No, of course not.',
      'Yes, of course I do.',
      'No, I don’t close it.',
      'Yes, I’d like to.',
    ],
  ),
  ...itemsOf('B1', 'reading', [
    'The museum café is closed for repairs until the end of March. Drinks and snacks can be bought from the machines next ' +
      'to the lifts.\nWhat does this notice tell visitors?',
    'They can still get something to eat here.',
    'They have to bring their own food and drink.',
    'The museum will not open before April.',
    'The lifts are not working until April.',
  ]),

  ...itemsOf(
    'B2',
    'grammar',
    ['I’d rather you ___ anyone about this yet.', 'didn’t tell', 'don’t tell', 'not tell', 'won’t tell'],
    [
      'If I’d known you were coming, I ___ a bigger cake.',
      'would have made',
      'had made',
      'would make',
      'will have made',
    ],
    ['You ___ have told me you were coming: I’d have met you at the station.', 'should', 'must', 'can', 'need'],
    ['___ the heavy traffic, we arrived on time.', 'Despite', 'Although', 'However', 'Because of'],
  ),
  ...itemsOf(
    'B2',
    'vocabulary',
    [
      'The meeting has been ___ until next week because the manager is ill.',
      'put off',
      'put out',
      'called off',
      'set off',
    ],
    ['He was ___ of stealing the money, but it was never proved.', 'accused', 'charged', 'blamed', 'arrested'],
    ['The new rules will ___ effect in January.', 'take', 'make', 'do', 'put'],
  ),
  ...itemsOf(
    'B2',
    'function',
    [
      '‘I’m so sorry I forgot to ring you back.’ ‘___’',
      'Don’t worry about it.',
      'It doesn’t care.',
      'Please, you’re welcome.',
      'I don’t matter.',
    ],
    [
      '‘Do you think you could give me a hand with these boxes?’ ‘___’',
      'Sure, hang on a second.',
      'Yes, I’ve got two.',
      'Sure, I thought so.',
      'No, I don’t think it.',
    ],
  ),
  ...itemsOf('B2', 'reading', [
    'Working from home has clear advantages, but the savings are not always what people expect. What employees no longer ' +
      'spend on travel, many now spend on heating, and few employers have offered to share that bill.\nWhat is the writer’s point?',
    'The money that is saved may go on something else.',
    'Employers ought to pay for their workers’ travel.',
    'Going to the office is cheaper than staying at home.',
    'Most companies now help with the cost of heating.',
  ]),

  ...itemsOf(
    'C1',
    'grammar',
    [
      'Not until the guests had left ___ how tired she was.',
      'did she realise',
      'she realised',
      'she did realise',
      'that she realised',
    ],
    [
      'It’s high time something ___ about the state of these roads.',
      'was done',
      'is done',
      'will be done',
      'has been done',
    ],
    [
      '___ all the evidence, the committee decided to reopen the case.',
      'Having considered',
      'Considered',
      'Being considered',
      'Have considered',
    ],
    [
      'The bridge is thought ___ in the twelfth century.',
      'to have been built',
      'to be built',
      'that it was built',
      'having been built',
    ],
  ),
  ...itemsOf(
    'C1',
    'vocabulary',
    [
      'There’s a ___ chance that they’ll change their minds, but I wouldn’t count on it.',
      'slim',
      'thin',
      'narrow',
      'short',
    ],
    ['The minister came ___ a great deal of criticism for her remarks.', 'in for', 'over to', 'down with', 'round to'],
    ['I was ___ the impression that the tickets had already been paid for.', 'under', 'in', 'on', 'with'],
  ),
  ...itemsOf(
    'C1',
    'function',
    [
      '‘With respect, I’m not sure that’s the whole story.’\nWhat is the speaker doing?',
      'Disagreeing politely.',
      'Asking for more details.',
      'Admitting a mistake.',
      'Praising an explanation.',
    ],
    [
      '‘I wouldn’t go so far as to call it a success.’\nWhat does the speaker mean?',
      'Calling it a success would be an exaggeration.',
      'It was an even greater success than expected.',
      'It is too early to say whether it succeeded.',
      'It would have succeeded with a bit more effort.',
    ],
  ),
  ...itemsOf('C1', 'reading', [
    'Her third novel has been widely praised for its restraint. I confess I was less patient: what others call restraint ' +
      'struck me as a reluctance to let anything happen at all.\nWhat did this reviewer think of the novel?',
    'Too little happens in it.',
    'It is admirably controlled.',
    'It deserves more praise.',
    'Its ending is too abrupt.',
  ]),

  ...itemsOf(
    'C2',
    'grammar',
    ['Try ___ he might, he couldn’t get the door open.', 'as', 'so', 'how', 'while'],
    ['Such ___ the force of the explosion that windows broke a mile away.', 'was', 'had', 'made', 'did'],
    ['Were the plan ___ ahead, hundreds of jobs would be lost.', 'to go', 'go', 'going', 'gone'],
  ),
  ...itemsOf(
    'C2',
    'vocabulary',
    ['The proposal was rejected out of ___: nobody even read it.', 'hand', 'turn', 'head', 'step'],
    ['His explanation sounds plausible, but it doesn’t ___ water.', 'hold', 'bear', 'keep', 'carry'],
    ['The two accounts of that night are completely at ___ with each other.', 'odds', 'ends', 'terms', 'sides'],
    ['I wouldn’t put it ___ him to have forgotten on purpose.', 'past', 'upon', 'against', 'behind'],
  ),
  ...itemsOf(
    'C2',
    'function',
    [
      '‘He’s not exactly the sharpest negotiator we’ve ever had.’\nWhat does the speaker think of him?',
      'He is rather a poor negotiator.',
      'He is less aggressive than others.',
      'He is good, but not yet the best.',
      'He is fairer than most negotiators.',
    ],
    [
      '‘That’s as may be, but we still have a train to catch.’\nWhat does the speaker mean?',
      'Whether or not it is true, it changes nothing.',
      'It may well be the reason why we are late.',
      'It is something we can talk about on the train.',
      'It was not possible to do it any sooner.',
    ],
  ),
  ...itemsOf('C2', 'reading', [
    'If the report has a fault, it is that of its virtues: so scrupulous is it in giving each side its due that one looks ' +
      'in vain for a conclusion on which anybody might act.\nWhat is the criticism of the report?',
    'It is too even-handed to be of use.',
    'It came too late to be acted upon.',
    'It favours one side over the other.',
    'Its conclusions are too hasty.',
  ]),
];
