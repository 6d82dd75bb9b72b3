// Reading, writing, listening or speaking as a small drawing; an ornament beside the word.
import sheet from '#src/assets/art/skills.svg';

export function SkillIcon({ skill, className }: { readonly skill: string; readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${sheet}#${skill.toLowerCase()}`} />
    </svg>
  );
}
