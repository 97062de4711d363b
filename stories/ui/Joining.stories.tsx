import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/actions/Button.tsx';
import { Caution, FormSection, WholeRow } from '#src/ui/forms/FormSection.tsx';
import { FormTitle } from '#src/ui/forms/FormTitle.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { PasswordChecklist } from '#src/ui/forms/PasswordChecklist.tsx';
import { PasswordField } from '#src/ui/forms/PasswordField.tsx';
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx';
import { ReadOnlyField } from '#src/ui/forms/ReadOnlyField.tsx';
import { Steps } from '#src/ui/forms/Steps.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { WizardActions } from '#src/ui/forms/WizardActions.tsx';
import { BirthdayRow, EmailRow, LandlineRow, MobileRow } from './form-rows.tsx';
import { AccountFrame } from './frame-props.tsx';
import * as passwords from './PasswordChecklist.stories.tsx';
import * as steps from './Steps.stories.tsx';

const meta = { title: '부품/회원가입의 부분', id: 'ui-joining', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const recheckButton = (
  <Button variant="secondary" size="small">
    다시 입력
  </Button>
);

const search = (
  <Button variant="secondary" size="small">
    우편번호 찾기
  </Button>
);

/** The longest form of the site, with an error. */
export const PersonalInformation: Story = {
  name: '개인정보 입력 · Personal Information',
  render: () => (
    <AccountFrame form="wide">
      <FormTitle eyebrow="Member">회원가입</FormTitle>
      <Stack gap="large">
        <Steps {...steps.default.args} />
        <Caution>다른 사람의 정보를 도용해 가입할 수 없습니다. 도용이 확인된 계정은 예고 없이 삭제됩니다.</Caution>
        <FormSection title="기본 정보" remark="필수 입력">
          <ReadOnlyField label="이름" value="김하늘" />
          <ReadOnlyField label="성별" value="여자" />
          <WholeRow>
            <TextField
              label="아이디"
              isRequired
              isReadOnly
              defaultValue="haneul"
              success="사용 가능한 아이디입니다."
              end={recheckButton}
            />
          </WholeRow>
          <PasswordField
            label="비밀번호"
            isRequired
            defaultValue="golf26"
            error="8자 이상 입력해주세요"
            autoComplete="new-password"
          />
          <PasswordField
            label="비밀번호 확인"
            isRequired
            defaultValue="golf2"
            error="비밀번호가 일치하지 않아요"
            autoComplete="new-password"
          />
          <WholeRow>
            <PasswordChecklist {...passwords.default.args} {...passwords.SomeMet.args} />
          </WholeRow>
          <WholeRow>
            <BirthdayRow />
          </WholeRow>
          <WholeRow>
            <EmailRow error="도메인 형식에 맞게 입력해주세요." />
          </WholeRow>
          <WholeRow>
            <MobileRow />
          </WholeRow>
        </FormSection>
        <FormSection title="추가 정보" remark="선택 입력 · 경품을 받을 주소">
          <WholeRow>
            <RadioGroup
              label="주소 구분"
              items={[
                { value: 'HOME', label: '자택' },
                { value: 'COMPANY', label: '직장' },
              ]}
              defaultValue="HOME"
            />
          </WholeRow>
          <TextField label="우편번호" isReadOnly defaultValue="26354" end={search} />
          <WholeRow>
            <TextField label="주소" isReadOnly defaultValue="강원특별자치도 원주시 지정면 오크로 66 (월송리)" />
          </WholeRow>
          <WholeRow>
            <TextField label="상세 주소" placeholder="동, 호수를 입력해 주세요" />
          </WholeRow>
          <WholeRow>
            <LandlineRow />
          </WholeRow>
        </FormSection>
      </Stack>
      <WizardActions next="다음 단계" onCancel={() => undefined} />
    </AccountFrame>
  ),
};

export const PersonalInformationOnTablet: Story = {
  ...PersonalInformation,
  name: '개인정보 입력, 태블릿 · Personal Information On Tablet',
  globals: { viewport: { value: 'tablet' } },
};

export const PersonalInformationOnPhone: Story = {
  ...PersonalInformation,
  name: '개인정보 입력, 휴대폰 · Personal Information On Phone',
  globals: { viewport: { value: 'phone' } },
};

export const PersonalInformationNarrow: Story = {
  ...PersonalInformation,
  name: '개인정보 입력, 좁은 화면 · Personal Information Narrow',
  globals: { viewport: { value: 'narrow' } },
};
