<?php

declare(strict_types=1);

namespace Bezel\Storefront\Model\Config\Backend;

use Magento\Framework\App\Config\Value;
use Magento\Framework\Exception\LocalizedException;

/**
 * A setting that is empty or a JSON object.
 */
class JsonObject extends Value
{
    /**
     * @inheritdoc
     *
     * @throws LocalizedException
     */
    public function beforeSave()
    {
        $text = trim((string)$this->getValue());
        $this->setValue($text);
        // A list is an array to PHP as well, so the object is read as one.
        if ($text !== '' && !is_object(json_decode($text))) {
            throw new LocalizedException(__('Bezel: the configuration is not a JSON object.'));
        }
        return parent::beforeSave();
    }
}
