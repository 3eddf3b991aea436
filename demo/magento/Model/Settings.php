<?php

declare(strict_types=1);

namespace Bezel\Storefront\Model;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Store\Model\ScopeInterface;

/**
 * What is set in Stores › Configuration › Sales › Bezel for the current store view.
 */
class Settings
{
    /**
     * Values of customer/address: the middle name has yes or no alone.
     */
    private const ASKED = ['opt' => 'optional', 'req' => 'required', '1' => 'optional'];

    /**
     * @var ScopeConfigInterface
     */
    private $scopeConfig;

    /**
     * @param ScopeConfigInterface $scopeConfig
     */
    public function __construct(ScopeConfigInterface $scopeConfig)
    {
        $this->scopeConfig = $scopeConfig;
    }

    /**
     * The islands that take the place of a part of the theme.
     *
     * @return string[]
     */
    public function getIslands(): array
    {
        if (!$this->scopeConfig->isSetFlag('bezel/general/enabled', ScopeInterface::SCOPE_STORE)) {
            return [];
        }
        $switches = $this->scopeConfig->getValue('bezel/islands', ScopeInterface::SCOPE_STORE);
        return array_keys(array_filter($switches ?? []));
    }

    /**
     * The country that Magento's own forms of an address begin with.
     *
     * @return string
     */
    public function getDefaultCountry(): string
    {
        return (string)$this->scopeConfig->getValue('general/country/default', ScopeInterface::SCOPE_STORE);
    }

    /**
     * What Magento's own forms ask for in an address, by the name of the field: no, optional or required.
     *
     * @return string[]
     */
    public function getAddressFields(): array
    {
        $settings = $this->scopeConfig->getValue('customer/address', ScopeInterface::SCOPE_STORE) ?? [];
        $fields = [];
        foreach (['prefix', 'middlename', 'suffix', 'company', 'telephone', 'fax'] as $name) {
            if (array_key_exists($name . '_show', $settings)) {
                $fields[$name] = self::ASKED[(string)$settings[$name . '_show']] ?? 'no';
            }
        }
        $lines = (int)($settings['street_lines'] ?? 2);
        foreach ([2, 3, 4] as $line) {
            $fields['street' . $line] = $line <= $lines ? 'optional' : 'no';
        }
        if ($this->scopeConfig->isSetFlag(
            'customer/create_account/vat_frontend_visibility',
            ScopeInterface::SCOPE_STORE
        )) {
            $fields['vat_id'] = 'optional';
        }
        return $fields;
    }

    /**
     * Keys of Bezel's configuration that are written as JSON.
     *
     * @return string
     */
    public function getConfiguration(): string
    {
        return (string)$this->scopeConfig->getValue('bezel/general/configuration', ScopeInterface::SCOPE_STORE);
    }
}
