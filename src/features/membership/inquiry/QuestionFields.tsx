import { inquiryMessages } from '#contract/membership/inquiry-messages.ts';
import {
  inquirerType,
  inquirerTypeNames,
  inquiryContentsLength,
  inquiryType,
  inquiryTypeNames,
} from '#contract/membership/inquiry.ts';
import { FormSection, WholeRow } from '#src/ui/forms/FormSection.tsx';
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import type { FieldsProps } from './fields-props.ts';

const inquirerTypes = inquirerType.options.map((value) => ({ value, label: inquirerTypeNames[value] }));
const inquiryTypes = inquiryType.options.map((value) => ({ value, label: inquiryTypeNames[value] }));

/** The subject of the consultation. */
export function QuestionFields({ entered, errors, onChange }: FieldsProps) {
  return (
    <FormSection title="문의하실 내용" level="h3">
      <RadioGroup
        label="회원 구분"
        name="inquirerType"
        isRequired
        items={inquirerTypes}
        value={entered.inquirerType}
        error={errors.inquirerType}
        onChange={(chosen) =>
          onChange({ inquirerType: inquirerType.options.find((option) => option === chosen) ?? null })
        }
      />
      <RadioGroup
        label="문의 구분"
        name="inquiryType"
        isRequired
        items={inquiryTypes}
        value={entered.inquiryType}
        error={errors.inquiryType}
        onChange={(chosen) =>
          onChange({ inquiryType: inquiryType.options.find((option) => option === chosen) ?? null })
        }
      />
      <WholeRow>
        <TextAreaField
          label="문의 내용"
          name="contents"
          placeholder={inquiryMessages.contentsHint}
          maxLength={inquiryContentsLength}
          value={entered.contents}
          error={errors.contents}
          onChange={(contents) => onChange({ contents })}
        />
      </WholeRow>
    </FormSection>
  );
}
